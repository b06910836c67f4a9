import { findOnPath, runCommand } from './run-command.mjs';

/** Installs Debian's packages, or brings them up to date. */
export class DebianPackages {
  #run;
  #isListFresh = false;

  constructor(run = runCommand) {
    this.#run = run;
  }

  /** Only root may install, and only where there is apt-get. */
  static get areWithinReach() {
    return process.getuid?.() === 0 && findOnPath('apt-get') !== undefined;
  }

  /**
   * The list of packages is refreshed first: an old one names versions that are gone from the mirror,
   * or brings a browser that is months old.
   */
  async install(name) {
    await this.#refreshList();
    const args = ['install', '-y', '-qq', '--no-install-recommends', name];
    return this.#aptGet(args);
  }

  async #refreshList() {
    if (this.#isListFresh) return;
    this.#isListFresh = true;
    await this.#aptGet(['update', '-qq']);
  }

  #aptGet(args) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    return this.#run('apt-get', args, { env });
  }
}

/** One for the whole run, so that the list is refreshed once. */
export const debianPackages = new DebianPackages();
