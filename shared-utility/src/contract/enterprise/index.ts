// An enterprise, its people, and what it has: a line for each noun. What it exports as `...Calls` is in the table of all calls.
export * from './application-access.ts'
export * from './application-answer.ts'
export * from './application-category.ts'
export * from './application-detail.ts'
export * from './application-link.ts'
export * from './application-publicity.ts'
export * from './application-request.ts'
export * from './application.ts'
export * from './attachment-shape.ts'
export * from './attachment.ts'
export * from './message-attachment.ts'
export * from './care.ts'
export * from './closing.ts'
export {
  connector,
  connectorDomain,
  domainName,
  joiningType,
  joiningTypes,
  type Connector,
  type ConnectorDomain,
} from './connector-shape.ts'
export * from './connector.ts'
export * from './enterprise-shape.ts'
export * from './enterprise.ts'
export * from './hand-over.ts'
export * from './home-message-shape.ts'
export * from './home-message.ts'
export * from './home-layout.ts'
export * from './home-page.ts'
export * from './invitation.ts'
export * from './member-shape.ts'
export * from './member-import.ts'
export * from './member.ts'
export * from './new-member.ts'
export * from './message-in-care.ts'
export * from './message.ts'
export * from './messenger-app.ts'
export * from './navigation.ts'
export * from './own-enterprise.ts'
export * from './permission.ts'
export * from './place.ts'
export * from './rich-text.ts'
export * from './saas.ts'
export * from './space.ts'
export * from './style.ts'
export * from './truster.ts'
export * from './two-step-policy.ts'
