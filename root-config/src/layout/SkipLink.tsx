import { useText } from '@atrium/shared-utility/react'

/** The first stop of the keyboard: past the frame, to the page. */
export function SkipLink() {
  const t = useText()
  return (
    <a className="atrium-skip" href="#atrium-main">
      {t('skip')}
    </a>
  )
}
