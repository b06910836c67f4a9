-- What version 1.3.0 stored: its 30 migrations, then these rows. Never edited: add a file for a later version instead.
insert into users (email, name, verified) values ('ann@example.com', 'Ann', true);
insert into installation (owner_id, sign_up, settings_revision, kept_backups, looks, welcomed_at)
values (1, 'invited', 3, 7, '{"name": "Ann’s Films", "colour": "#2f6f4f", "legal": [{"title": "Imprint", "text": "Ann"}]}', '2026-11-19T03:00:00Z');
insert into connections (service, sealed, is_on) values ('pexels', 'sealed with a key that is gone', true);
insert into backups (name, bytes, ended_at) values ('backup-2026-11-19T0323-1a2b.tar.gz', 1234, '2026-11-19T03:24:00Z');
insert into projects (user_id, created_by, name, title, category, description, frames, duration, width, height, bytes,
  letters, revision, content_revision, snapshot_revision, snapshot_at)
values (1, '6b1f5a50-5f0b-4a52-9d0e-3a0a5a0c1d11', 'coffee', 'Coffee', 'top10', '', 1, 5, 1920, 1080, 520,
  863, 1, 1, 1, '2026-11-19T03:00:00Z');
insert into project_revisions (project_id, revision, change_id, title, frames, bytes, letters, saved_at)
values (1, 1, '6b1f5a50-5f0b-4a52-9d0e-3a0a5a0c1d11', 'Coffee', 1, 520, 863, '2026-11-19T03:00:00Z');
insert into project_snapshots (project_id, revision, data, saved_at) values (1, 1, decode('28b52ffd0058fd0f0076a56724308d9b03b416bf99dcb15d6723b02f6656b4d572efc31d07096fe830f2fdb0fc4941a1605c005d005c00'
  || '11e87946688170fdb2e69e98f4bdac6e6e79c6856c49f4dbfc286f23f7bc02a3b76db41c18eca2e7210d8cb6d7376db14f7ad834ee5e88'
  || '8b9e71d23b49e3e7e136cbe109694556859feb7779908330dbcbb2854f87be39866fa34f01a90a544377f2540e83867ed20c532a187ed2'
  || '2f47ce79c687be69cc30eb792a02bdd4bcacc73ddf93861fc371dd2e727db7757659ec797e9b6bd7ef23f5273dc55bcedb5e94672470e8'
  || 'a5e79aedb53c2522f490798e222dc527fd04320bd757244f665964b5fda497168b574a015cff1c7308936edabe8674e37e2afd8358e4fa'
  || '5efbec7b7ef1b6db2e6f86ee79fe6de496e743a0a15fd6b4836ecbcc7a4d1379c687636108394fa51afa7520e6a28949ef988196e31a42'
  || 'cb03314efae79a99ca322d611966f0291125627c306dd761867eabe127877b592cc57216ae17505a94c5ee9b305c53ade74080430f31a0'
  || '7f58b616f8540e02e9a91afacaf35dd966679b9fdf95489e6fc0eb19fe14a187ebac2779c6f86d6e2124202042a648dd0386239c7117dd'
  || 'e4df3c43618590e051d222067ec1383c3f9d86ed902d1de56a67812b10e3ebadfda0c98af1864a150b7001f33c89e1a6bb6ac359b8d1ef'
  || 'a604908f58cdfd88b57a5805f48bb76974f954f3336d68d719', 'hex'),
  '2026-11-19T03:00:00Z');
insert into lead_forms (project_id, user_id, enabled, moment, at_seconds, question, consent, may_skip)
values (1, 1, true, 'end', 0, 'Shall we keep in touch?', 'I agree.', true);
