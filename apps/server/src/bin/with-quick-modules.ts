/** For `node --import`, in processes of ours that begin with something else: see find-modules-quickly.ts. */
import { findModulesQuickly } from './find-modules-quickly.ts';

findModulesQuickly();
