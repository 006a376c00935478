import type { Progress } from '../../../server/protocol';
import type { Advance } from '../box/view';

export type { Aim, Campaign, CampaignOutcome, ScenarioShown } from '../box/view';

/** The progress of a profile in the campaign. */
export type CampaignProgress = Progress & Advance;
