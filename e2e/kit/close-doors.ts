export { closeDoors as default } from './open-doors'
