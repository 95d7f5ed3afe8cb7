import { atom, useAtom } from 'jotai'
import { atriumStore } from '@atrium/shared-utility'
import type { Option } from './palette-pages.ts'

const most = 5

type Recent = { of: string; options: readonly Option[] }

/** Kept as long as the page is open and nowhere else: names of records are not to stay in a browser whose person has signed out. */
const recentAtom = atom<Recent>({ of: '', options: [] })

/** What a person chose last, the newest first; `of` names the person and the enterprise. */
export function useRecent(of: string) {
  const [recent, setRecent] = useAtom(recentAtom, { store: atriumStore })
  const options = recent.of === of ? recent.options : []
  const add = ({ act, ...option }: Option) => {
    // What only does something leads nowhere again.
    if (act) return
    const others = options.filter(({ url }) => url !== option.url)
    setRecent({ of, options: [keyed(option), ...others].slice(0, most) })
  }
  return { options, add }
}

function keyed(option: Option): Option {
  return option.key.startsWith('recent-') ? option : { ...option, key: `recent-${option.key}` }
}
