-- What version 1.2.51 stored: its 28 migrations, then these rows. Never edited: add a file for a later version instead.
insert into users (email, name, verified) values ('ann@example.com', 'Ann', true);
insert into installation (owner_id, sign_up, settings_revision) values (1, 'invited', 3);
insert into projects (user_id, created_by, name, title, category, description, frames, duration, width, height, bytes,
  letters, revision, snapshot_revision, snapshot_at)
values (1, '6b1f5a50-5f0b-4a52-9d0e-3a0a5a0c1d11', 'coffee', 'Coffee', 'top10', '', 1, 5, 1280, 720, 779,
  532, 1, 1, '2026-11-18T12:00:00Z');
insert into project_revisions (project_id, revision, change_id, title, frames, bytes, letters, saved_at)
values (1, 1, '6b1f5a50-5f0b-4a52-9d0e-3a0a5a0c1d11', 'Coffee', 1, 779, 532, '2026-11-18T12:00:00Z');
insert into project_snapshots (project_id, revision, data, saved_at) values (1, 1, decode('28b52ffd600b02cd0e00365e5624208b5807d82d864c3056ae973c822c219741513344610424be4615a113026340024096084a004c004d'
  || '0030b2ab69a753667d9be5436e14af8e80e8851b290382cf5840c0fd7a03d53db23e1bc8ddcb88d1d514598f0ce4abcf6df4b143d24521'
  || 'fc7c7d998422a36db3753baf14eb30f2941b3d1273398aef6a5a706bfa5c2902eb5233d3a79d8625e2c5eeb87cbde1be65ea9eab2f8cf0'
  || '91da41ea93dbfab89a0414eb928ccdb6b2ab46c3fa6c323ea4757026bb057aae26283170cded68a61d8a02f075195d3470ba812b9bd190'
  || 'fb4a5997905b749f95574fe4365cf6e619d9d522c035b0a0e17253d9348b82f184de95b20f7231727083f4c59e10bb520694c45ae74a51'
  || '1024d69d6efc78e0d3145997b1b941b6c1836dece655636a4cd3a2c1bd5258a1a5f67ce471b3641df425b19329e923d9958ec25743b6f9'
  || '6df332cc13f3eb8d1fd9a792f9c298f0750873d5d62d0a5752375d09332020428494cb074646b803bd0c89faeb2023d1850d03b9ca01dc'
  || '8b32c258186f11300dc459e85443429746941d8c77a864b1800bcc3090c3723d7cfa23ad0d706171e3397c56baede88265a68ad0b0204d'
  || 'f83110eaee47a8d529ee2964b0013e39f2b5706e0e620bfa0f1cdd610384f7d35e91fdacc120b90a04e10c', 'hex'),
  '2026-11-18T12:00:00Z');
