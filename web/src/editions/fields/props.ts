import type { Box } from '../facts/box';
import type { FactOf, Kind, Value } from '../facts/facts';

/** The properties of every field. */
export interface FieldProps<K extends Kind = Kind, V extends Value = Value> {
  box: Box;
  fact: FactOf<K>;
  value: V;
  label: string;
  onchange: (value: Value) => void;
  /** The id of the element that describes the field. */
  describedby?: string;
  /** Is it wrong? */
  invalid?: boolean;
}
