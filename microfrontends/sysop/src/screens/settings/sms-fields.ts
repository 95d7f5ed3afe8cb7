/** What each service is told, beside the secret. */
export const smsFields = {
  none: [],
  http: ['url'],
  aliyun: ['url', 'keyId', 'sign', 'template', 'templateEn'],
  tencent: ['url', 'keyId', 'sign', 'template', 'templateEn', 'appId', 'region'],
} as const
