import typed from './eslint.typed.config.mjs'
import untyped from './eslint.untyped.config.mjs'

/** All rules. They run in two parts, because only the untyped part may be cached. */
const config = [...untyped, ...typed]

export default config
