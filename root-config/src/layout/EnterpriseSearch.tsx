import { isOfInputMethod, useComposedText } from '@atrium/shared-utility/react'
import { useEffect, useState, type KeyboardEvent } from 'react'
import { useSignedInText } from './signed-in/use-signed-in-text.ts'

type Props = { menuId: string; onText: (text: string) => void }

/** The field over a menu of many enterprises. Keys of an input method are not the menu's. */
export function EnterpriseSearch({ menuId, onText }: Props) {
  const t = useSignedInText()
  const [typed, setTyped] = useState('')
  const { text, composition } = useComposedText(typed)
  useEffect(() => onText(text), [text, onText])
  const label = t('enterprise.search')
  const handleKey = (event: KeyboardEvent) => isOfInputMethod(event) && event.stopPropagation()
  return (
    <input
      className="atrium-menu-search"
      type="search"
      aria-label={label}
      placeholder={label}
      aria-controls={menuId}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={handleKey}
      {...composition}
    />
  )
}
