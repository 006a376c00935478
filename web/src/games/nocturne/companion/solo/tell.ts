import { t, type Namer } from '../../../../i18n/index.svelte';
import type { Library } from '../../box/library';
import type { Question } from '../rules/table';
import { cellName } from '../../goals/grid';

/** A namer for tokens, goals, directions, cards and both players. */
export function namerOf(library: Library, me: string): Namer {
  return (kind, id) => {
    if (kind === 'seat') return id === 'P1' ? me : t('nocturne-opponent');
    if (kind === 'solo') return library.components.solo_cards[Number(id) - 1]?.name;
    return library.name(kind, id);
  };
}

/** The question in one sentence, with its rule. */
export function asked(question: Question, double: boolean, namer: Namer): { text: string; rule: string } {
  switch (question.ask) {
    case 'open':
      if (question.first) return { text: t('nocturne-ask-open-first-solo', {}, namer), rule: 'NOC-2.2' };
      if (question.nextTo === null) return { text: t('nocturne-ask-open', {}, namer), rule: 'NOC-2.1' };
      return { text: t('nocturne-ask-open-next', { cell: cellName(question.nextTo) }, namer), rule: 'NOC-2.8' };
    case 'cast': {
      const args = { token: question.above, cell: cellName(question.cell) };
      return { text: t(double ? 'nocturne-ask-cast-two-higher' : 'nocturne-ask-cast', args, namer), rule: double ? 'NOC-12.3' : 'NOC-2.3' };
    }
    case 'card':
      return { text: t('client-nocturne-companion-ask-card'), rule: 'NOC-10.1' };
    case 'leave':
      return { text: t('nocturne-ask-redd', { token: question.token }, namer), rule: 'NOC-9.2' };
    case 'offer':
      return { text: t(question.pairs.length > 0 ? 'nocturne-ask-offer-two' : 'nocturne-ask-offer', {}, namer), rule: 'NOC-3.1' };
    case 'taken':
      return { text: t('client-nocturne-companion-ask-taken'), rule: 'NOC-6.2' };
    case 'moonlight':
      return { text: t('client-nocturne-companion-ask-moonlight'), rule: 'NOC-6.6' };
    case 'over':
      return { text: t('client-nocturne-companion-ask-over'), rule: 'NOC-7.4' };
  }
}
