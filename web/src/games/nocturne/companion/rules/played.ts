import type { Box } from './box';
import type { Standing } from '../../goals/goals';
import { Game } from './opponent';
import type { Answer, Owner, Question, Setup, Table } from './table';

/** A game in progress: the table after each answer. */
export class Played {
  private readonly game: Game;
  private readonly course: Generator<Question, void, Answer>;

  constructor(box: Box, setup: Setup, cards: readonly number[]) {
    this.game = new Game(box, setup, cards);
    this.course = this.game.play();
    this.stop(this.course.next());
  }

  get table(): Table {
    return this.game.table;
  }

  standing(owner: Owner): Standing {
    return this.game.standing(owner);
  }

  answer(one: Answer): void {
    this.game.answers += 1;
    if (one.do === 'claim') this.game.claim(one.goal);
    else if (this.table.question.ask !== 'over') this.stop(this.course.next(one));
  }

  private stop(next: IteratorResult<Question, void>): void {
    this.game.table.question = next.done ? { ask: 'over' } : next.value;
  }
}

/** Plays a game again from its beginning. */
export function replay(box: Box, setup: Setup, cards: readonly number[], answers: readonly Answer[]): Played {
  const played = new Played(box, setup, cards);
  for (const answer of answers) played.answer(answer);
  return played;
}
