import * as migration_20261120_160000_foundation from './20261120_160000_foundation';
import * as migration_20261120_170000_content_triggers from './20261120_170000_content_triggers';
import * as migration_20261120_174930_who_changed from './20261120_174930_who_changed';

export const migrations = [
  {
    up: migration_20261120_160000_foundation.up,
    down: migration_20261120_160000_foundation.down,
    name: '20261120_160000_foundation',
  },
  {
    up: migration_20261120_170000_content_triggers.up,
    down: migration_20261120_170000_content_triggers.down,
    name: '20261120_170000_content_triggers',
  },
  {
    up: migration_20261120_174930_who_changed.up,
    down: migration_20261120_174930_who_changed.down,
    name: '20261120_174930_who_changed'
  },
];
