export { createClient, type Answer, type Client } from '@atrium/shared-utility/testing/client'
