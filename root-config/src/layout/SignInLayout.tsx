import { useText } from '@atrium/shared-utility/react'
import { PageArea } from './PageArea.tsx'

/** No navigation and no sign-in check: what the product is beside what there is to fill in. */
export function SignInLayout() {
  const t = useText()
  return (
    <div className="atrium-sign-in">
      <aside className="atrium-brand-panel">
        <p className="atrium-brand-name">{t('product.name')}</p>
        <p className="atrium-brand-claim">{t('product.claim')}</p>
        <ul>
          <li>{t('product.point.space')}</li>
          <li>{t('product.point.places')}</li>
          <li>{t('product.point.safe')}</li>
        </ul>
      </aside>
      <PageArea className="atrium-main" />
    </div>
  )
}
