import type { CallFakes } from '@atrium/shared-utility/testing'
import type {
  BuiltApplication,
  CallOutput,
  DraftAppRole,
  DraftAppView,
  DraftEntity,
  EntityBody,
  EntityField,
  PlanProblem,
} from '@atrium/shared-utility/contract'

const at = '2026-03-05T08:00:00.000Z'

/** What the tests of this parcel are made of; each names only what it is about. */
export const given = {
  application: (changes: Partial<BuiltApplication> = {}): BuiltApplication => ({
    id: 'app1',
    name: '报修',
    nameEn: 'Repairs',
    icon: null,
    color: null,
    isVisible: true,
    liveVersion: null,
    isChanged: true,
    updatedAt: at,
    ...changes,
  }),
  field: (changes: Partial<EntityField> = {}): EntityField => ({
    uid: 'fieldtitle',
    key: 'title',
    label: '标题',
    labelEn: 'Title',
    type: 'text',
    help: '',
    isRequired: true,
    isHidden: false,
    options: [],
    decimals: 2,
    ...changes,
  }),
  body: (fields: EntityField[]): EntityBody => ({ key: 'repair', label: '报修单', labelEn: 'Repairs', fields }),
  problem: (changes: Partial<PlanProblem> = {}): PlanProblem => ({
    what: 'noOption',
    uid: 'fieldstate',
    entity: 'repair',
    entityLabel: '报修单',
    field: 'state',
    fieldLabel: '状态',
    ...changes,
  }),
}

const version = { number: 1, state: 'published' as const, note: '第一版', by: '李华', at, isLive: true, backTo: null }

/** A server that keeps one draft, and refuses what was read before another has changed it. */
export function draftServer(changes: Partial<CallOutput<'getApplicationDraft'>> = {}) {
  const table: DraftEntity = {
    uid: 'tablerepair',
    rev: 3,
    body: given.body([
      given.field(),
      given.field({
        uid: 'fieldstate',
        key: 'state',
        label: '状态',
        labelEn: 'State',
        type: 'choice',
        isRequired: false,
      }),
    ]),
  }
  const draft = {
    ...given.application(),
    entities: [table],
    roles: new Array<DraftAppRole>(),
    views: new Array<DraftAppView>(),
    problems: [],
    published: new Array<string>(),
    publishing: null,
    closedBy: null,
    ...changes,
  }
  if (draft.liveVersion !== null && changes.published === undefined)
    draft.published = draft.entities.flatMap(({ uid, body }) => [uid, ...body.fields.map((field) => field.uid)])
  const calls: CallFakes = {
    getApplicationDraft: () => ({ ...draft }),
    previewApplication: () => ({ entities: [] }),
    listApplicationVersions: () => (draft.liveVersion === null ? [] : [version]),
    putEntity: ({ uid, rev, body }) => {
      draft.entities = [...draft.entities.filter((one) => one.uid !== uid), { uid, rev: rev + 1, body }]
      return { rev: rev + 1 }
    },
    deleteEntity: ({ uid }) => {
      draft.entities = draft.entities.filter((one) => one.uid !== uid)
      return {}
    },
  }
  return { draft, calls }
}
