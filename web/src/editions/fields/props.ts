import type { Library } from '../../contract/types';
import type { FactOf, Kind, Value } from '../facts';
import type { EditionParts } from '../parts';

/** The properties of every field. */
export interface FieldProps<K extends Kind, V extends Value> {
  fact: FactOf<K>;
  value: V;
  label: string;
  parts: EditionParts;
  library: Library;
  onchange: (value: Value) => void;
  /** The id of the element that describes the field. */
  describedby?: string;
}
