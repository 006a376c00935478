import type { Box } from '../box';
import type { FactOf, Kind, Value } from '../facts';

/** What every field is given. */
export interface FieldProps<K extends Kind = Kind, V extends Value = Value> {
  box: Box;
  fact: FactOf<K>;
  value: V;
  label: string;
  onchange: (value: Value) => void;
  /** The id of what is said about it. */
  describedby?: string;
  /** Is it wrong? */
  invalid?: boolean;
}
