import { describe } from 'vitest';
import { testLines } from '../../../testing/lines';
import { LINES } from './lines';

describe('the lines of the log', () => testLines('nocturne', LINES, /^nocturne-((ask|refuse|result|aim)-|opponent$)/));
