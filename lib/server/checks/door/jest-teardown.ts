export { closeDoors as default } from './jest-setup'
