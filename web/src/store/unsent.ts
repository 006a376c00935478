import { count, form, list, orNull, text } from '../app/forms';
import { OfTables } from '../app/storage';

/** The move of each table that the server has not answered yet, kept over a reload, with the kinds of its things. */
export const unsent = new OfTables('noctuary-unsent', 50, orNull(form({ line: text, revision: count, epoch: text }, { kinds: list(orNull(text)) })));
