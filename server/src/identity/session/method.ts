/** How a person proved who they are, as RFC 8176 or the entrance names it. */
export type Method = 'pwd' | 'sms' | 'scan' | 'passkey' | 'dingtalk' | 'feishu' | 'wecom' | 'oidc'
