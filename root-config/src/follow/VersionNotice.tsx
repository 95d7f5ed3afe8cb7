import { useAtom } from 'jotai'
import { atriumStore } from '@atrium/shared-utility'
import { useText } from '@atrium/shared-utility/react'
import { newsAtom } from './news.ts'

/** Says that what is open has a newer version, while it waits for a good moment. */
export function VersionNotice() {
  const t = useText()
  const [news, setNews] = useAtom(newsAtom, { store: atriumStore })
  return (
    // The element is there before it tells anything, so that a screen reader hears it.
    <output className={news ? 'atrium-reminder' : undefined}>
      {news && (
        <>
          <span style={{ flex: '1 1 280px' }}>{t(`version.${news.of}`)}</span>
          <span style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
            <button className="atrium-button" type="button" onClick={news.take}>
              {t(`version.${news.of}.take`)}
            </button>
            {news.of === 'portal' && (
              <button className="atrium-button" type="button" onClick={() => setNews(null)}>
                {t('version.later')}
              </button>
            )}
          </span>
        </>
      )}
    </output>
  )
}
