import { useSearchParams } from 'react-router'

/** What is open on the page of an application. `of`: the table, field, section, view or version that the dialog is about. */
type DesignDialog =
  | 'look'
  | 'addTable'
  | 'editTable'
  | 'deleteTable'
  | 'addField'
  | 'editField'
  | 'deleteField'
  | 'publish'
  | 'goBack'
  | 'addRole'
  | 'editRole'
  | 'deleteRole'
  | 'roleRights'
  | 'addRoleMember'
  | 'addView'
  | 'editView'
  | 'deleteView'
  | 'addSection'
  | 'editSection'
  | 'deleteSection'

const dialogs: readonly string[] = [
  'look',
  'addTable',
  'editTable',
  'deleteTable',
  'addField',
  'editField',
  'deleteField',
  'publish',
  'goBack',
  'addRole',
  'editRole',
  'deleteRole',
  'roleRights',
  'addRoleMember',
  'addView',
  'editView',
  'deleteView',
  'addSection',
  'editSection',
  'deleteSection',
] satisfies DesignDialog[]

function isDialog(text: string | null): text is DesignDialog {
  return text !== null && dialogs.includes(text)
}

/** Which table is shown and which dialog is open, kept in the address. */
export function useDesignAddress() {
  const [params, setParams] = useSearchParams()
  const dialog = params.get('dialog')
  const table = params.get('table')
  const view = params.get('view') === 'roles' ? 'roles' : 'tables'
  const role = params.get('role')

  function go(next: {
    table?: string | null
    dialog?: DesignDialog
    of?: string
    role?: string
    view?: 'tables' | 'roles'
  }) {
    const { table: shown = table, dialog: opened, of, role: chosen = role, view: part = view } = next
    const set = Object.entries({
      view: part === 'roles' ? part : null,
      role: part === 'roles' ? chosen : null,
      table: shown,
      dialog: opened,
      of,
    }).filter(([, value]) => value)
    setParams(Object.fromEntries(set.map(([name, value]) => [name, String(value)])), {
      replace: true,
      preventScrollReset: true,
    })
  }

  return {
    table,
    view,
    role,
    dialog: isDialog(dialog) ? dialog : null,
    of: params.get('of'),
    show: (uid: string | null) => go({ table: uid }),
    showRole: (uid: string) => go({ role: uid }),
    showRights: (uid: string, shown: string | null) =>
      go({ view: 'roles', role: uid, table: shown, dialog: 'roleRights' }),
    showPart: (part: 'tables' | 'roles') => go({ view: part }),
    open: (opened: DesignDialog, of = '', shown: string | null = table) => go({ dialog: opened, of, table: shown }),
    openRights: (chosen: string, shown: string) => go({ dialog: 'roleRights', role: chosen, table: shown }),
    close: () => go({}),
  }
}

export type DesignAddress = ReturnType<typeof useDesignAddress>
