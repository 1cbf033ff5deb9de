-- What left the studio's folder stays for the orders and holds that name it, and is offered to nobody else.
alter table package add column is_offered boolean not null default true;
alter table addon add column is_offered boolean not null default true;
