import { count, form, orNull, text } from '../app/forms';
import { OfTables } from '../app/storage';

/** The move of each table that the server has not answered yet, kept over a reload. */
export const unsent = new OfTables('noctuary-unsent', 50, orNull(form({ line: text, revision: count, epoch: text })));
