-- Rows of a city whose database has the first migration alone: the oldest schema that a release brings forward.
INSERT INTO payload_migrations (name, batch) VALUES ('20261124_191235_first', 1);

INSERT INTO staff (name, email, login_attempts) VALUES ('Анна Петрова', 'anna@samursk.example', 3);

-- «й» of two characters
INSERT INTO news (title, type_code, slug, _status, published_at)
  VALUES (normalize('Новый парк у реки', NFD), 1, 'novyy-park', 'published', '2026-11-20');

INSERT INTO mayor (reception, reception_place) VALUES ('По пятницам с 10 до 12', 'кабинет 5');

INSERT INTO residents (surname, name, email, email_confirmed_at)
  VALUES ('Сергеев', 'Павел', 'pavel@samursk.example', '2026-11-19'),
         ('Иванова', 'Ольга', 'olga@samursk.example', NULL);

-- sent without an account
INSERT INTO claims (text, address, x, y, author_email, confirmed_at)
  VALUES ('Не горит фонарь', 'ул. Морская, 1', 48.1, 42.1, 'Pavel@samursk.example', '2026-11-20'),
         ('Яма на дороге', 'ул. Речная, 2', 48.2, 42.2, 'olga@samursk.example', NULL);
