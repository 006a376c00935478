import type { Progress } from '../../../app/protocol';
import type { Advance } from '../table/view';

export type { Aim, Campaign, Outcome, Scenario } from '../table/view';

/** What a profile has reached in it. */
export type CampaignProgress = Progress & Advance;
