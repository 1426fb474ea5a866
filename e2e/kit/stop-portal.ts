export { stopPortal as default } from './start-portal'
