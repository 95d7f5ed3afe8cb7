import type { Mutant } from '../mutant.ts'

/**
 * Faults that people see or are handed: texts that are missing, listeners that stay, and values that are taken for more
 * than text.
 */
export const pages: readonly Mutant[] = [
  {
    id: 'no-consequence-of-suspending',
    kind: 'translation',
    file: 'microfrontends/sysop-tenants/src/messages/en-US.json',
    find: '  "enterprise.suspend.ask": "Suspend “{name}”?",\n',
    replace: '',
    nearest: [
      'microfrontends/sysop-tenants/src/contract.test.tsx',
      'microfrontends/sysop-tenants/src/screens/enterprises/ChangeStatus.test.tsx',
    ],
    story: 'enterprises.spec.ts',
  },
  {
    id: 'no-word-for-no-enterprise',
    kind: 'translation',
    file: 'root-config/src/layout/signed-in/messages/zh-CN.json',
    find: '  "enterprise.none": "没有符合条件的企业",\n',
    replace: '',
    nearest: ['importmap/src/words/dictionaries.test.ts'],
  },
  {
    id: 'no-word-for-refused-exports',
    kind: 'translation',
    file: 'shared-utility/src/ui/exports/messages/en-US.json',
    find: '  "exports.refused": "Stopped: you no longer have access to this list",\n',
    replace: '',
    nearest: ['importmap/src/words/dictionaries.test.ts'],
  },
  {
    id: 'back-caught-for-ever',
    kind: 'listener',
    file: 'shared-utility/src/react/use-back.ts',
    find: 'useLayoutEffect(() => portal.catchBack(() => handleBack()), [portal])',
    replace: 'useLayoutEffect(() => void portal.catchBack(() => handleBack()), [portal])',
    nearest: ['shared-utility/src/react/use-back.test.tsx'],
  },
  {
    id: 'xray-key-of-strangers',
    kind: 'listener',
    file: 'root-config/src/xray/use-xray-key.ts',
    find: "    return () => window.removeEventListener('keydown', handleKey)\n",
    replace: '',
    nearest: ['root-config/src/xray/xray.test.tsx'],
  },
  {
    id: 'jobs-asked-for-ever',
    kind: 'listener',
    file: 'shared-utility/src/react/use-reload-while-busy.ts',
    find: '    return () => clearInterval(timer)\n',
    replace: '',
    nearest: ['shared-utility/src/react/use-reload-while-busy.test.tsx'],
  },
  {
    id: 'links-taken-after-leaving',
    kind: 'listener',
    file: 'microfrontends/account/src/screens/override/OverrideScreen.tsx',
    find: "    return () => window.removeEventListener('hashchange', take)\n",
    replace: '',
    nearest: ['microfrontends/account/src/screens/override/override.test.tsx'],
    story: 'overrides.spec.ts',
  },
  {
    id: 'script-ends-in-the-page',
    kind: 'unescaped',
    file: 'server/src/portal/page/page/page.ts',
    find: "JSON.stringify(value).replaceAll('<', '\\\\u003c')",
    replace: 'JSON.stringify(value)',
    nearest: ['server/src/portal/page/page/page.test.ts', 'server/src/portal/page/page/page-policies.test.ts'],
  },
  {
    id: 'tags-in-mails',
    kind: 'unescaped',
    file: 'server/src/foundation/sending/mail/lay-out.ts',
    find: '${escaped(line)}',
    replace: '${line}',
    nearest: ['server/src/foundation/sending/mail/lay-out.test.ts'],
  },
  {
    id: 'formulas-in-lists',
    kind: 'unescaped',
    file: 'shared-utility/src/model/csv-cell.ts',
    find: "formula.test(text) ? `'${text}` : text",
    replace: 'text',
    nearest: ['shared-utility/src/model/csv-cell.test.ts'],
  },
]
