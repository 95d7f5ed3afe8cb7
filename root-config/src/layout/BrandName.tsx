import { useBrand } from './use-brand.ts'

/** The logo, where there is one, or the mark of the product, and the name beside it; a logo alone where the name is said next to it anyway. */
export function BrandName({ said }: { said?: string | undefined }) {
  const { name, logo, isMarked } = useBrand()
  const isSaid = logo !== undefined && name === said
  return (
    <>
      {logo !== undefined && <img className="atrium-logo" src={logo} alt={isSaid ? name : ''} />}
      {isMarked && <span className="atrium-mark" />}
      {!isSaid && name}
    </>
  )
}
