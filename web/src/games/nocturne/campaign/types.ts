import type { Message, Progress, Reached } from '../../../app/protocol';

/** An aim of a scenario, or what an achievement asks for. */
export interface Aim {
  aim: string;
  words: Message;
}

/** What a game has beyond single tables (`Game.campaign`). */
export interface Campaign {
  scenarios: Scenario[];
  achievements: Aim[];
  modifications: string[];
  /** Solo totals from which a band begins, lowest first. */
  bands: number[];
}

export interface Scenario {
  number: number;
  name: string;
  difficulty: string;
  character: string;
  twilight: string[];
  moonlight: string[];
  points: number;
  /** The points first. */
  aims: Aim[];
  source: string;
}

/** What a profile has reached in it. */
export interface CampaignProgress extends Progress {
  /** By number, those that were tried. */
  scenarios: Record<
    string,
    { tries: number; completed: Reached | null; best: number; bestTable: string; aims: (Aim & { met: boolean })[] }
  >;
  achievements: Record<string, Reached>;
  modifications: Record<string, Reached>;
  /** Oldest first. */
  solo: (Reached & { total: number; band: number | null; track: string | null })[];
}

/** What a finished game counts for in it. */
export interface Outcome {
  mode?: string;
  challenge?: { number: number; completed: boolean } | null;
  modifications?: string[];
}
