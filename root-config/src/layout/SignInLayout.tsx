import { lazyPart, useText } from '@atrium/shared-utility/react'
import { BrandName } from './BrandName.tsx'
import { PageArea } from './PageArea.tsx'
import { useBrand } from './use-brand.ts'

// Once the page has come to rest: a person who signs in waits for none of it.
const UpdateNotice = lazyPart(async () => {
  await new Promise((resolve) => setTimeout(resolve, 3000))
  return (await import('./update/update-parts.ts')).UpdateNotice
})

/** A page without navigation and sign-in check: the product beside the form. */
export function SignInLayout() {
  const t = useText()
  const { claim, isMarked } = useBrand()
  return (
    <>
      {/* The notice lies over the foot of the page: the form must not move. */}
      <div style={{ position: 'fixed', inset: 'auto 0 0', zIndex: 1 }}>
        <UpdateNotice />
      </div>
      <div className="atrium-sign-in">
        <aside className="atrium-brand-panel">
          <p className="atrium-brand-name">
            <BrandName />
          </p>
          <p className="atrium-brand-claim">{claim}</p>
          <ul>
            <li>{t('product.point.space')}</li>
            <li>{t('product.point.places')}</li>
            <li>{t('product.point.safe')}</li>
          </ul>
          {isMarked && <span className="atrium-mark" />}
        </aside>
        <PageArea className="atrium-main" />
      </div>
    </>
  )
}
