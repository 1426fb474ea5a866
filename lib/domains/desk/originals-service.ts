export { findOriginal as readOriginal, insertOriginal as keepOriginal } from '@/lib/domains/desk/originals-repository'
