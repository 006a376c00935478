import { describe } from 'vitest';
import { testLines } from '../../../testing/lines';
import { LINES } from './lines';

describe('the lines of the log', () => testLines('nightfall', LINES, /^nightfall-(ask|refuse|reason)-/));
