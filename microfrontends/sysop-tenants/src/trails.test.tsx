import { testTrails } from '@atrium/shared-utility/testing'
import declaration from '../parcel.json'
import { messages } from './messages.ts'
import { routes } from './routes.tsx'

testTrails({
  declaration,
  routes,
  messages,
  calls: [
    'getEnterprise',
    'getEnterpriseInCare',
    'getUser',
    'getAudit',
    'getJob',
    'listBulkRows',
    'listBulks',
    'listSaasAdministrators',
    'getHomeMessage',
    'getMessageInCare',
  ],
})
