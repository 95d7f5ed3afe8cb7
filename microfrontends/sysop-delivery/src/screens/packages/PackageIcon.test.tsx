import { render } from '@testing-library/react'
import { PackageIcon } from './PackageIcon.tsx'

test('the front layer of an icon stands on the color of its back layer, and only its middle is shown (R9)', () => {
  const { container } = render(<PackageIcon icon="data:image/png;base64,iVBORw0KGgo=" background="#3ddc84" />)
  expect(container.firstElementChild).toHaveStyle({ backgroundColor: '#3ddc84', overflow: 'hidden' })
})

test('a whole icon stands on nothing', () => {
  const { container } = render(<PackageIcon icon="data:image/png;base64,iVBORw0KGgo=" background={null} />)
  expect(container.firstElementChild?.tagName).toBe('IMG')
})
