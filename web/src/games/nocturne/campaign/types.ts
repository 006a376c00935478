import type { Progress } from '../../../app/protocol';
import type { Advance } from '../table/view';

export type { Aim, Campaign, CampaignOutcome, ScenarioShown } from '../table/view';

/** The progress of a profile in the campaign. */
export type CampaignProgress = Progress & Advance;
