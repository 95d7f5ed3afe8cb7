import type { CallOutput, TextRow, WholeText } from '@atrium/shared-utility/contract'

/** A text with own English, as the server has it; a test names only what it is about. */
export function aTextRow(facts: Partial<TextRow> = {}): TextRow {
  return {
    id: 'sign-in|signIn.title',
    area: 'sign-in',
    key: 'signIn.title',
    zhShipped: '登录',
    zhOwn: null,
    enShipped: 'Sign in',
    enOwn: 'Log in',
    state: 'own',
    changedAt: '2026-03-05T08:00:00.000Z',
    changedBy: '王运营',
    changedById: 'u1',
    ...facts,
  }
}

export function aText(facts: Partial<WholeText> = {}): WholeText {
  const same = { draft: null, shippedBefore: null, unfit: null }
  return {
    id: 'sign-in|signIn.title',
    area: 'sign-in',
    key: 'signIn.title',
    version: 'v1',
    zh: { ...same, shipped: '登录', own: null },
    en: { ...same, shipped: 'Sign in', own: 'Log in' },
    hasSyntax: true,
    history: [
      { revision: 3, lang: 'en-US', before: null, after: 'Log in', at: '2026-03-05T08:00:00.000Z', by: '王运营' },
    ],
    ...facts,
  }
}

export function aDictionary(facts: Partial<CallOutput<'getDictionary'>> = {}): CallOutput<'getDictionary'> {
  return {
    revision: 3,
    draftVersion: 7,
    drafts: 2,
    publishedAt: '2026-03-05T08:00:00.000Z',
    publishedBy: '王运营',
    areas: ['mail', 'sign-in', 'sysop-tenants/jobs'],
    ...facts,
  }
}
