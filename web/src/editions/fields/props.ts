import type { Library } from '../../contract/types';
import type { FactOf, Kind, Value } from '../facts';
import type { EditionParts } from '../parts';

/** What every field is given. */
export interface FieldProps<K extends Kind, V extends Value> {
  fact: FactOf<K>;
  value: V;
  label: string;
  parts: EditionParts;
  library: Library;
  onchange: (value: Value) => void;
  /** The id of what is said about it. */
  describedby?: string;
}
