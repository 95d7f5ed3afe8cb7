/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a list of a combobox as the ARIA practices have it: the elements of that name do something else */
import { useEffect, useRef } from 'react'
import { lazyPart, useText } from '@atrium/shared-utility/react'
import { Icon } from '@atrium/shared-utility/ui'
import { styles } from './palette-styles.ts'
import type { Group } from './palette-groups.ts'
import type { Option } from './palette-pages.ts'

// As in NavigationLink.tsx: a piece that both share would be loaded with the sign-in page.
const OfApplication = lazyPart(async () => (await import('../OfApplication.tsx')).OfApplication, {
  waiting: <Icon name="apps" />,
})

type Props = { id: string; groups: readonly Group[]; chosen: Option | undefined; onSelect: (option: Option) => void }

/** What was found, by its kind. The focus stays in the field; the marked one is what Enter opens. */
export function PaletteList({ id, groups, chosen, onSelect }: Props) {
  const t = useText()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => reveal(list.current), [chosen?.key])
  return (
    <div ref={list} id={id} role="listbox" aria-label={t('palette.title')} style={styles.list}>
      {groups.map(({ kind, options }) => (
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
          <div id={`${id}-${kind}`} role="presentation" style={styles.heading}>
            {t(`palette.${kind}`)}
          </div>
          {options.map((option) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has the focus, and its keys choose
            <div
              key={option.key}
              id={`${id}-${option.key}`}
              role="option"
              aria-selected={option === chosen}
              style={option === chosen ? styles.chosen : styles.option}
              onClick={() => onSelect(option)}
            >
              {option.application ? (
                <OfApplication application={option.application} name={option.label} />
              ) : (
                <Icon name={option.icon} size={16} />
              )}
              <span style={styles.label}>{option.label}</span>
              {option.detail && <span style={styles.detail}>{option.detail}</span>}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

/** Scrolls the list, and nothing around it. */
function reveal(list: HTMLElement | null) {
  const marked = list?.querySelector('[aria-selected="true"]')
  if (!list || !marked) return
  const room = list.getBoundingClientRect()
  const place = marked.getBoundingClientRect()
  if (place.top < room.top) list.scrollTop -= room.top - place.top
  if (place.bottom > room.bottom) list.scrollTop += place.bottom - room.bottom
}
