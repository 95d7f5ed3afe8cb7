import { screen, waitFor } from '@testing-library/react'
import { renderScreen, signedInAs } from '@atrium/shared-utility/testing'
import { UserType } from '@atrium/shared-utility/contract'
import { messages } from '../../messages.ts'
import { SignOnsSection } from './SignOnsSection.tsx'

test('an identity provider of the enterprise is linked by going there', async () => {
  const { user, portal } = renderScreen(<SignOnsSection />, {
    path: '/space-a1/user/profile',
    messages,
    session: signedInAs(UserType.member, { curEntId: 'a1' }),
    calls: {
      listOwnSignOns: () => [
        { id: 'p1', name: 'Company', isLinked: false },
        { id: 'p2', name: 'Other', isLinked: true },
      ],
      linkSignOn: () => ({ authorizationUrl: '/provider' }),
    },
  })
  expect(await screen.findByRole('button', { name: '解除关联：Other' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: '关联Company' }))
  await waitFor(() => expect(portal.navigations).toEqual(['/provider']))
})

test('staff of the platform has nothing to link', () => {
  const { container } = renderScreen(<SignOnsSection />, {
    messages,
    session: signedInAs(UserType.operator, { curEntId: 'a1' }),
  })
  expect(container).toHaveTextContent('')
})
